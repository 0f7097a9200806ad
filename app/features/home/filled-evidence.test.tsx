import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { SameDayAnswer } from '#app/shared/ui/office-status.tsx'
import { configureSite, type Site } from '#config/site.ts'
import { About } from './sections/about.tsx'
import { Benefits } from './sections/benefits.tsx'
import { Coverage } from './sections/coverage.tsx'
import { FrequentQuestions } from './sections/frequent-questions.tsx'
import { HowItWorks } from './sections/how-it-works.tsx'
import { RequestSection } from './sections/request-section.tsx'

const NOTHING: Site['evidence'] = {
  sourcesRead: [],
  noticesReadYearly: null,
  letterHour: null,
  priceLine: null,
  testimonial: null,
  consultant: null,
}

beforeEach(() => configureSite({ evidence: NOTHING, answeredSameDayUntil: null }))

/** The sections of the home page that show evidence, as plain text. */
function renderSections(): string {
  return renderToStaticMarkup(
    <>
      <Benefits />
      <HowItWorks />
      <Coverage />
      <FrequentQuestions />
      <About />
    </>,
  ).replaceAll('\u00a0', ' ')
}

describe('what the operator fills in as evidence is shown', () => {
  test('sources, number of notices, hour of the letter, price, a client’s words, consultant', () => {
    configureSite({
      evidence: {
        sourcesRead: ['CVP IS', 'TED', 'CPO LT'],
        noticesReadYearly: 140_000,
        letterHour: '7:30',
        priceLine: 'Nuo 25 Eur per mėnesį, be PVM.',
        testimonial: { text: 'Nebepraleidžiame pirkimų.', author: 'Ona Onaitė, UAB „Stogai“ vadovė' },
        consultant: { name: 'Jonas Jonaitis', photo: '/konsultantas.jpg' },
      },
    })
    const sections = renderSections()

    expect(sections).toContain(
      'Kasdien skaitome: CVP IS, TED, CPO LT. Per metus peržiūrime 140 000 pranešimų.',
    )
    expect(sections).toContain('Išsiunčiame 7:30. Skaitykite ir rinkitės pirkimus.')
    expect(sections.match(/Nuo 25 Eur per mėnesį, be PVM\./g)).toHaveLength(2)
    expect(sections).toContain('„Nebepraleidžiame pirkimų.“')
    expect(sections).toContain('Ona Onaitė, UAB „Stogai“ vadovė')
    expect(sections).toContain('Jonas Jonaitis')
    expect(sections).toContain('src="/konsultantas.jpg"')
    expect(sections).not.toContain('paslėptų mokesčių')
  })

  test('each one by itself, the others stay hidden', () => {
    configureSite({ evidence: { noticesReadYearly: 1_001 } })
    const sections = renderSections()
    expect(sections).toContain('Per metus peržiūrime 1 001 pranešimą.')
    expect(sections).not.toMatch(/Kasdien skaitome|Išsiunčiame|Jūsų konsultantas|<blockquote/)
  })
})

test('empty slots show nothing', () => {
  const sections = renderSections()
  expect(sections).not.toMatch(
    /Kasdien skaitome|Per metus peržiūrime|Išsiunčiame|Jūsų konsultantas|<blockquote|null|undefined/,
  )
  expect(sections).toContain('Skaitykite ir rinkitės pirkimus.')
})

describe('when requests are answered', () => {
  test('is promised only when the operator has said until when', () => {
    expect(renderToStaticMarkup(<SameDayAnswer />)).toBe('')

    configureSite({ answeredSameDayUntil: '16:00' })
    expect(renderToStaticMarkup(<SameDayAnswer />).replaceAll('\u00a0', ' ')).toBe(
      'Į užklausas, gautas darbo dienomis iki 16:00, atsakome tą pačią dieną, į vėlesnes – kitą darbo dieną.',
    )
  })

  test('stands in the steps beside the form', () => {
    configureSite({ answeredSameDayUntil: '16:00' })
    const section = renderToStaticMarkup(<RequestSection>{null}</RequestSection>)
    expect(section.replaceAll('\u00a0', ' ')).toContain('gautas darbo dienomis iki 16:00')
  })
})
