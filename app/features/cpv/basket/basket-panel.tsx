import { BasketContent, type BasketContentProps } from './basket-content.tsx'

/** The basket beside the list on wide screens, on paper, and below the list where scripts do not run. */
export function BasketPanel(props: BasketContentProps) {
  return (
    <aside
      aria-labelledby="krepselis"
      className="card p-5 shadow-letter max-lg:hidden lg:sticky lg:top-24 lg:max-h-[calc(100vh-7rem)] lg:overflow-auto noscript:block! print:hidden print:group-data-has-codes:static print:group-data-has-codes:block! print:group-data-has-codes:max-h-none print:group-data-has-codes:border-0 print:group-data-has-codes:p-0 print:group-data-has-codes:[box-shadow:none]"
    >
      <BasketContent {...props} titleId="krepselis" />
    </aside>
  )
}
