import { Icon } from '#app/ui/components/icon.tsx'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { Basket } from './store/use-basket.ts'

interface AddButtonProps {
  entry: Pick<CpvEntry, 'code' | 'LT'>
  basket: Basket
}

/** The label tells the state, so there is no `aria-pressed`. */
export function AddButton({ entry: { code, LT }, basket }: AddButtonProps) {
  const isChosen = basket.has(code)
  const label = isChosen ? 'Pridėta' : 'Pridėti'
  return (
    <button
      type="button"
      data-chosen={isChosen || undefined}
      data-print="no"
      aria-label={`${label}: ${code} ${LT}`}
      title={isChosen ? 'Išimti iš sąrašo' : undefined}
      onClick={() => (isChosen ? basket.remove(code) : basket.add(code))}
      className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-md border border-line-strong px-2.5 text-sm font-semibold transition-colors hover:border-green hover:bg-white hover:text-green active:bg-green-soft data-chosen:border-green data-chosen:bg-green-soft data-chosen:text-green sm:min-h-9 noscript:hidden"
    >
      <Icon name={isChosen ? 'check' : 'plus'} className="size-4 stroke-[2.4]" />
      <span className="max-sm:sr-only">{label}</span>
    </button>
  )
}
