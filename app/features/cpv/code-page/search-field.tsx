import { Icon } from '#app/ui/components/icon.tsx'
import type { FormCall } from '#app/ui/form-call.ts'
import * as urls from '#app/ui/urls.ts'
import { MIN_QUERY_LENGTH } from '../search/query-length.ts'

/** Without scripts the search keeps what the page's address has. */
export function SearchField({ kept = {} }: { kept?: FormCall }) {
  return (
    <search data-print="no">
      <form action={urls.cpvBrowser}>
        {kept.codes && kept.codes.length > 0 && (
          <input type="hidden" name={urls.CODES_PARAM} value={kept.codes.join()} />
        )}
        {kept.words && <input type="hidden" name={urls.WORDS_PARAM} value={kept.words.join()} />}
        <label htmlFor="cpv-query" className="text-sm font-semibold">
          Ieškoti kito kodo
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            id="cpv-query"
            name={urls.QUERY_PARAM}
            type="search"
            required
            minLength={MIN_QUERY_LENGTH}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            placeholder="Pvz., langų valymas"
            className="control min-w-0"
          />
          <button type="submit" className="button shrink-0 px-3.5">
            <Icon name="search" className="size-5" />
            <span className="sr-only">Ieškoti</span>
          </button>
        </div>
      </form>
    </search>
  )
}
