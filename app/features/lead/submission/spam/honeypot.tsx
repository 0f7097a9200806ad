import { HONEYPOT_FIELD } from './submission-signals.ts'

/** A field that nobody sees and only robots fill; browsers are told not to. */
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
