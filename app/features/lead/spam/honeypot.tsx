import { HONEYPOT_FIELD } from './anti-spam-fields.ts'

/** Managers of passwords would fill it in with the visitor's own website. */
const IGNORED_BY_MANAGERS = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': 'true' }

export function Honeypot() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Svetainė (palikite tuščią)
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" {...IGNORED_BY_MANAGERS} />
      </label>
    </div>
  )
}
