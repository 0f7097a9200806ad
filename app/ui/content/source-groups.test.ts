import { expect, test } from 'vitest'
import { groupSources } from './source-groups.ts'

const checked = '2026-11-22'

test('articles of one act that were checked alike share one line, each with its link', () => {
  const groups = groupSources([
    { act: 'VPĮ', article: '58 straipsnis', link: 'https://klausk.vpt.lt/58', checked, mark: 'A' },
    { act: 'VPĮ', article: '46 straipsnis', checked, mark: 'B' },
    { act: 'VPĮ', article: '102 straipsnis', link: 'https://klausk.vpt.lt/102', checked, mark: 'A' },
  ])

  expect(groups).toEqual([
    {
      title: 'Viešųjų pirkimų įstatymas (VPĮ)',
      links: [
        { text: '58 straipsnis', href: 'https://klausk.vpt.lt/58' },
        { text: '102 straipsnis', href: 'https://klausk.vpt.lt/102' },
      ],
      checked,
      mark: 'A',
    },
    {
      title: 'Viešųjų pirkimų įstatymas (VPĮ)',
      links: [
        {
          text: '46 straipsnis',
          href: 'https://www.e-tar.lt/portal/lt/legalAct/TAR.C54AFFAA7622/asr',
        },
      ],
      checked,
      mark: 'B',
    },
  ])
})

test('a whole act and a page each have a line of their own', () => {
  const groups = groupSources([
    { act: 'Pirkimo dokumentai', checked, mark: 'B' },
    { title: 'CPO LT', link: 'https://www.cpo.lt/', checked, mark: 'A' },
  ])

  expect(groups.map(({ title, links }) => [title, links])).toEqual([
    [
      null,
      [
        {
          text: 'Pirkimo dokumentai (2026 m. sąlygų pavyzdžiai)',
          href: null,
        },
      ],
    ],
    [null, [{ text: 'CPO LT', href: 'https://www.cpo.lt/' }]],
  ])
})
