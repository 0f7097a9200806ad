import { HONEYPOT_FIELD } from './anti-spam-fields.ts'

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
