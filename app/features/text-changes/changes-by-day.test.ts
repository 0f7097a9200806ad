import { expect, test } from 'vitest'
import { changesByDay } from './changes-by-day.ts'

test('changes of all texts are listed day by day, the newest first', () => {
  const log = changesByDay([
    {
      title: 'EBVPD',
      path: '/blog/ebvpd',
      changes: [
        { date: '2026-11-22', text: 'Pridėti šaltiniai.' },
        { date: '2026-01-05', text: 'Pakeista riba.' },
      ],
    },
    { title: 'CVP IS', path: '/cvp-is', changes: [{ date: '2026-11-22', text: 'Pridėta lentelė.' }] },
    { title: 'Planai', path: '/planai', changes: [] },
  ])

  expect(log).toEqual([
    [
      '2026-11-22',
      [
        { date: '2026-11-22', title: 'EBVPD', path: '/blog/ebvpd', text: 'Pridėti šaltiniai.' },
        { date: '2026-11-22', title: 'CVP IS', path: '/cvp-is', text: 'Pridėta lentelė.' },
      ],
    ],
    ['2026-01-05', [{ date: '2026-01-05', title: 'EBVPD', path: '/blog/ebvpd', text: 'Pakeista riba.' }]],
  ])
})
