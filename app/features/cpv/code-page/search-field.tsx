import { Icon } from '#app/ui/components/icon.tsx'
import * as urls from '#app/ui/urls.ts'
import { MIN_QUERY_LENGTH } from '../search/query-length.ts'

export function SearchField() {
  return (
    <search data-print="no">
      <form action={urls.cpvBrowser}>
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
