import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CpvBrowser, type CpvBrowserProps } from '#app/features/cpv/code-browser/cpv-browser.tsx'
import { formFacts } from '#app/features/lead/form/form-facts.ts'
import { initialLeadForm } from '#app/features/lead/form/initial-lead-form.ts'
import { Island } from './island.tsx'

const BROWSER: CpvBrowserProps = {
  view: { kind: 'browse', path: [], rows: [] },
  sharedDetails: { items: [], suggestions: [] },
  trades: [],
  words: [],
}

test('an island is its component’s markup beside the props that the browser needs', () => {
  const page = renderToStaticMarkup(
    <Island name="cpv-browser" props={BROWSER}>
      {(props) => <CpvBrowser {...props} />}
    </Island>,
  )

  expect(page).toContain(renderToStaticMarkup(<CpvBrowser {...BROWSER} />))
  expect(page).toContain('data-island="cpv-browser"')
  expect(page).toContain('&quot;kind&quot;:&quot;browse&quot;')
})

test('a wrong name or props do not compile', () => {
  const nothing = () => null
  const elements = [
    // @ts-expect-error: no such island
    <Island key="name" name="cpv-tree" props={BROWSER}>
      {nothing}
    </Island>,
    // @ts-expect-error: a prop is missing
    <Island key="missing" name="cpv-browser" props={{ view: BROWSER.view }}>
      {nothing}
    </Island>,
    // @ts-expect-error: the props of another island
    <Island key="other" name="lead-form" props={BROWSER}>
      {nothing}
    </Island>,
    <Island
      key="component"
      name="lead-form"
      props={{ facts: formFacts(), values: initialLeadForm('http://localhost/') }}
    >
      {/* @ts-expect-error: the component of another island */}
      {(props) => <CpvBrowser {...props} />}
    </Island>,
  ]
  expect(elements).toHaveLength(4)
})
