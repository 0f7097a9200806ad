import { HONEYPOT_FIELD } from './submission-signals.ts'

export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Svetainė (palikite tuščią)
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
