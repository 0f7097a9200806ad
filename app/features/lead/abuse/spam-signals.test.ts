import { describe, expect, test } from 'vitest'
import { validLead } from '#tests/support/lead-forms.ts'
import { spamSign } from './spam-signs.ts'

describe('people are not taken for robots', () => {
  test.each<Parameters<typeof validLead>>([
    [{ company: 'UAB „Skelbiu.lt“' }],
    [{ company: 'www.stogai.lt' }],
    [{ industry: 'Stogai, žr. www.stogai.lt arba https://stogai.lt/darbai' }],
    [{ name: 'Иван Петров', company: 'ООО „Ромашка“', industry: 'уборка помещений и территорий в Вильнюсе' }],
    [{ name: 'Günther Müßig', company: 'Śląskie Zakłady Sp. z o.o.' }],
    [{ name: '王小明', company: '华为技术 UAB' }],
    [{ name: 'test', company: 'test', industry: 'test' }],
    [{ company: '=1+1 <UAB> & "Ko"' }],
    [{ industry: 'ąčęėįšųū '.repeat(30).trim() }],
  ])('%o', (changes) => {
    expect(spamSign(validLead(changes))).toBeNull()
  })
})

describe('robots give themselves away by', () => {
  test.each<[string, Parameters<typeof validLead>[0]]>([
    ['link in the name', { name: 'Win now http://spam.example' }],
    ['link in the name', { name: 'www.spam.example' }],
    ['link in the company name', { company: 'Best SEO https://spam.example' }],
    ['link markup in the text', { industry: '<a href="x">casino</a>' }],
    ['link markup in the text', { industry: '[url=spam.example]casino[/url]' }],
    ['many links', { industry: 'http://a.example www.b.example https://c.example' }],
    ['long text in Cyrillic', { industry: 'купить дешево '.repeat(15) }],
    ['long text in a foreign script', { industry: '免费获取更多客户联系我们现在就开始吧优惠活动进行中欢迎' }],
  ])('a %s', (sign, changes) => {
    expect(spamSign(validLead(changes))).toBe(sign)
  })
})
