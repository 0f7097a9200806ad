import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { SameDayAnswer } from '#app/ui/components/office-status.tsx'
import { configureSite, type Site } from '#config/site.ts'
import { defaultFacts } from '../../../tests/support/default-facts.ts'
import { About } from './sections/about.tsx'
import { Benefits } from './sections/benefits.tsx'
import { Coverage } from './sections/coverage.tsx'
import { FrequentQuestions } from './sections/frequent-questions.tsx'
import { Hero } from './sections/hero.tsx'
import { HowItWorks } from './sections/how-it-works.tsx'
import { RequestSection } from './sections/request-section.tsx'

const NOTHING: Site['evidence'] = {
  sourcesRead: [],
  noticesReadYearly: null,
  yearsOfExperience: null,
  specialists: null,
  letterHour: null,
  priceLine: null,
  trial: null,
  testimonial: null,
  consultant: null,
}

beforeEach(() =>
  configureSite({ evidence: NOTHING, answeredSameDayUntil: null, partners: defaultFacts.partners }),
)

/** The sections of the home page that show evidence, as plain text. */
function renderSections(): string {
  return renderToStaticMarkup(
    <>
      <Hero question={null} letter={null} codes={null} formHref="" />
      <Benefits />
      <HowItWorks />
      <Coverage />
      <FrequentQuestions />
      <About />
      <RequestSection>{null}</RequestSection>
    </>,
  ).replaceAll('\u00a0', ' ')
}

test('evidence that the operator fills in is shown: sources, number of notices, hour of the letter, price, a client’s words, consultant', () => {
  configureSite({
    evidence: {
      sourcesRead: ['CVP IS', 'TED', 'CPO LT'],
      noticesReadYearly: 140_000,
      letterHour: '7:30',
      priceLine: 'Nuo 25 Eur per mėnesį, be PVM.',
      testimonial: { text: 'Nebepraleidžiame pirkimų.', author: 'Ona Onaitė, UAB „Stogai“ vadovė' },
      consultant: { name: 'Jonas Jonaitis', role: null, photo: '/konsultantas.jpg' },
    },
  })
  const sections = renderSections()

  expect(sections).toContain('Kasdien skaitome: CVP IS, TED, CPO LT. Per metus peržiūrime 140 000 pranešimų.')
  expect(sections).toContain('Išsiunčiame 7:30. Skaitote ir renkatės pirkimus.')
  expect(sections.match(/Nuo 25 Eur per mėnesį, be PVM\./g)).toHaveLength(5)
  expect(sections).toContain('„Nebepraleidžiame pirkimų.“')
  expect(sections).toContain('Ona Onaitė, UAB „Stogai“ vadovė')
  expect(sections).toContain('Jonas Jonaitis')
  expect(sections).toContain('Jūsų konsultantas: suderins atranką ir atsakys į klausimus')
  expect(sections).toContain('src="/konsultantas.jpg"')
  expect(sections).not.toContain('paslėptų mokesčių')
  expect(sections).not.toMatch(/bandom/i)
})

test('evidence that the operator fills in is shown: each one by itself, the others stay hidden', () => {
  configureSite({ evidence: { noticesReadYearly: 1_001 } })
  const sections = renderSections()
  expect(sections).toContain('Per metus peržiūrime 1 001 pranešimą.')
  expect(sections).not.toMatch(/Kasdien skaitome|Išsiunčiame|Jūsų konsultantas|<blockquote/)
})

test.each([
  [{ days: 14, price: 'nemokamai' }, '14 dienų, nemokamai'],
  [{ days: 21, price: '5 Eur be PVM' }, '21 diena, 5 Eur be PVM'],
  [{ days: 2, price: null }, '2 dienos'],
])('evidence that the operator fills in is shown: a trial of %o beside the form', (trial, text) => {
  configureSite({ evidence: { trial } })
  expect(renderSections()).toMatch(new RegExp(`>Bandomasis laikotarpis</dt>.{1,80}>${text}<`))
})

test('evidence that the operator fills in is shown: in the form’s section, before the form, where the doubt is', () => {
  const consultant = { name: 'Rūta Rūtaitė', role: 'Jūsų konsultantė', photo: null }
  configureSite({ evidence: { consultant, priceLine: 'Nuo 25 Eur.' }, answeredSameDayUntil: '16:00' })
  const section = renderToStaticMarkup(<RequestSection>FORMA</RequestSection>)
  expect(section).toMatch(/Rūta Rūtaitė.*Jūsų konsultantė.*<dt[^>]*>Kaina<.*Nuo 25.Eur\..*FORMA/s)
  expect(section).not.toContain('konsultantas: suderins')
  expect(section).toMatch(/gautas darbo dienomis iki.16:00/)
})

test('empty slots show nothing', () => {
  const sections = renderSections()
  expect(sections).not.toMatch(
    /Kasdien skaitome|Per metus peržiūrime|Išsiunčiame|Jūsų konsultantas|[Bb]andom|<dl|<blockquote|null|undefined/,
  )
  expect(sections).toContain('Skaitote ir renkatės pirkimus.')
})

const plain = (node: ReactElement) =>
  renderToStaticMarkup(node)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
const about = () => plain(<About />)
const [lithuanian, ...foreign] = defaultFacts.partners

test.each([
  [4, 'daugiau kaip 4 metus. Komandoje – 4 specialistai,'],
  [21, 'daugiau kaip 21 metus. Komandoje – 21 specialistas,'],
  [30, 'daugiau kaip 30 metų. Komandoje – 30 specialistų,'],
])('years and specialists: %i in natural Lithuanian', (number, text) => {
  configureSite({ evidence: { yearsOfExperience: number, specialists: number } })
  expect(about()).toContain(text)
})

test('years, specialists and countries of partners are left out one by one', () => {
  expect(about()).toContain(
    'Apie musPirkimus tiekėjams atrenkame. Partneriai – Lietuvoje, Latvijoje ir Estijoje.',
  )
  expect(about()).not.toMatch(/daugiau kaip|specialist/)

  configureSite({ evidence: { specialists: 10 }, partners: lithuanian ? [lithuanian] : [] })
  expect(about()).toContain('atrenkame. Komandoje – 10 specialistų.')

  configureSite({ evidence: { specialists: null, yearsOfExperience: 8 } })
  expect(about()).toContain('Apie musPirkimus tiekėjams atrenkame daugiau kaip 8 metus.V')

  configureSite({ evidence: { yearsOfExperience: null }, partners: [] })
  expect(about()).toBe('Apie musPirkimus tiekėjams atrenkame.')
})

test('years, specialists and countries of partners follow the partners: each country once, none that nobody named', () => {
  const partners = [...foreign, ...foreign.map((partner) => ({ ...partner, name: 'Kitas' }))]
  configureSite({ partners })
  expect(about()).toContain('atrenkame. Partneriai – Latvijoje ir Estijoje.')
  configureSite({ partners: partners.map((partner) => ({ ...partner, country: null })) })
  expect(about()).not.toContain('artneriai –')
})

test('an answer on the same day is promised only when the operator has said until when', () => {
  expect(renderToStaticMarkup(<SameDayAnswer />)).toBe('')

  configureSite({ answeredSameDayUntil: '16:00' })
  expect(renderToStaticMarkup(<SameDayAnswer />).replaceAll('\u00a0', ' ')).toBe(
    'Į užklausas, gautas darbo dienomis iki 16:00, atsakome tą pačią dieną, į vėlesnes – kitą darbo dieną.',
  )
})

test('the hour until which requests are answered has no leading zero before ten', () => {
  configureSite({ answeredSameDayUntil: '09:00' })
  expect(renderToStaticMarkup(<SameDayAnswer />)).toContain('iki\u00a09:00,')
})
