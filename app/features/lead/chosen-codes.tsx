import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'

/** The codes that the visitor chose in the code browser, sent along with the form. */
export function ChosenCodes({ codes }: { codes: readonly CpvCode[] }) {
  if (codes.length === 0) return null
  return (
    <div>
      <p className="font-semibold">Pasirinkti BVPŽ kodai</p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {codes.map((code) => (
          <li key={code} className="rounded-full bg-green-soft px-3 py-1 text-sm tabular-nums text-green">
            {code}
          </li>
        ))}
      </ul>
      <input type="hidden" name="cpv_codes" value={codes.join(',')} readOnly />
    </div>
  )
}
