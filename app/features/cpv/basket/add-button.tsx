import { Icon } from '#app/shared/ui/icon.tsx'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { Basket } from './use-basket.ts'

/** Puts the code into the basket or takes it out; without scripts there is no basket and no button. */
export function AddButton({ entry, basket }: { entry: Pick<CpvEntry, 'code'>; basket: Basket }) {
  const isChosen = basket.has(entry.code)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${isChosen ? 'Pridėta' : 'Pridėti'}: ${entry.code}`}
      onClick={() => (isChosen ? basket.remove(entry.code) : basket.add(entry.code))}
      className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-md border border-line-strong px-2.5 text-sm font-semibold transition-colors hover:border-green hover:bg-white hover:text-green active:bg-green-soft aria-pressed:border-green aria-pressed:bg-green-soft aria-pressed:text-green sm:min-h-9 noscript:hidden"
    >
      <Icon name={isChosen ? 'check' : 'plus'} className="size-4 stroke-[2.4]" />
      <span className="max-sm:sr-only">{isChosen ? 'Pridėta' : 'Pridėti'}</span>
    </button>
  )
}
