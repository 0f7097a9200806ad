import { describe, expect, test } from 'vitest'
import { validLead } from '#tests/support/lead-forms.ts'
import {
  findSpamReason,
  findSpamSignals,
  OVERALL_LIMIT_REASON,
  reasonForStaff,
  type SpamSignal,
} from './spam-signals.ts'

type Changes = Parameters<typeof validLead>[0]

const signalsOf = (changes: Changes) => findSpamSignals(validLead(changes))
const UKRAINIAN =
  'Виконуємо будівельні роботи, ремонт дахів, утеплення фасадів, монтаж вікон, внутрішнє оздоблення, прибирання приміщень після ремонту та вивезення сміття'

describe('nothing is suspicious about', () => {
  test.each<Changes>([
    { company: 'UAB „Skelbiu.lt“' },
    { company: 'www.azuolo-stogai.lt' },
    { company: 'UAB „Ąžuolo stogai“ (https://azuolo-stogai.lt)' },
    { industry: 'Stogai, žr. www.stogai.lt arba https://stogai.lt/darbai' },
    { industry: 'Stogai, žr. https://www.stogai.lt ir https://www.stogai.lt/darbai' },
    { industry: 'Žr. https://stogai.lt, dar kartą https://stogai.lt, ir dar: https://stogai.lt' },
    { name: 'Иван Петров', company: 'ООО „Ромашка“', industry: 'уборка помещений и территорий в Вильнюсе' },
    { name: 'Günther Müßig', company: 'Śląskie Zakłady Sp. z o.o.' },
    { name: '王小明', company: '华为技术 UAB' },
    { name: 'test', company: 'test', industry: 'test' },
    { company: '=1+1 <UAB> & "Ko"' },
    { industry: 'ąčęėįšųū '.repeat(30).trim() },
  ])('%o', (changes) => {
    expect(signalsOf(changes)).toEqual([])
  })
})

describe('one signal alone quarantines no lead', () => {
  test.each<[SpamSignal, Changes]>([
    ['link in the name', { name: 'Jonas https://jonas.example' }],
    ['link in the name', { name: 'www.spam.example' }],
    ['link in the company name', { company: 'UAB „Stogai“ https://stogai.example' }],
    ['link markup', { industry: 'HTML <a href> mokymai' }],
    ['link markup', { industry: '[url=spam.example]casino[/url]' }],
    ['many links', { industry: 'http://a.example www.b.example https://c.example' }],
    ['long text in Cyrillic', { industry: UKRAINIAN }],
    [
      'long text in a foreign script',
      { industry: '我们提供建筑施工屋顶维修以及清洁服务请发送报价和样本谢谢' },
    ],
  ])('%s: %o', (signal, changes) => {
    expect(signalsOf(changes)).toEqual([signal])
    expect(findSpamReason([signal])).toBeNull()
  })

  test('not even a form that was filled very fast', () => {
    expect(findSpamReason(['sent faster than a person types'])).toBeNull()
  })
})

describe('a lead is quarantined', () => {
  test('when its honeypot is filled', () => {
    expect(findSpamReason(['hidden field filled'])).toBe('hidden field filled')
  })

  test.each<[string, Changes]>([
    [
      'link in the name; link in the company name',
      { name: 'Win http://spam.example', company: 'SEO https://spam.example' },
    ],
    [
      'link markup; many links',
      { industry: '<a href="http://a.example">x</a> http://b.example http://c.example' },
    ],
    [
      'link in the name; link markup; long text in Cyrillic',
      { name: 'http://x.example', industry: `[url=http://x.example] ${'купить дешево '.repeat(15)}` },
    ],
  ])('when it has several signals: %s', (reason, changes) => {
    expect(findSpamReason(signalsOf(changes))).toBe(reason)
  })
})

test('staff read the reason in Lithuanian', () => {
  expect(reasonForStaff('many links; link markup')).toBe('daug nuorodų, tekste yra HTML nuorodų')
  expect(reasonForStaff(OVERALL_LIMIT_REASON)).toBe('tuo metu užklausų buvo neįprastai daug')
})

test('a reason of an earlier release is shown as it was', () => {
  expect(reasonForStaff('link markup in the text')).toBe('link markup in the text')
})
