import { back, buyer, example, same, type WorkedExample } from './worked-example.ts'

/** Time limits counted by hand with a printed calendar. */
export const WORKED_EXAMPLES: readonly WorkedExample[] = [
  same('pretenzija tarptautinis vpi elektroninis 2026-11-24', '2026-12-04', '24 November and ten days'),
  same('pretenzija supaprastintas vpi elektroninis 2026-12-22', '2026-12-31', '23, 28, 29, 30, 31'),
  example('pretenzija tarptautinis vpi pastu 2026-12-11', '2026-12-26', {
    legal: '2026-12-28',
    safe: '2026-12-23',
    why: '15 days end on Saturday, 26 December; 24 and 25 are holidays',
  }),
  buyer('atsakymas tarptautinis vpi elektroninis 2026-12-04', '2026-12-14', '7, 8, 9, 10, 11, 14'),
  same('tyla tarptautinis vpi elektroninis 2026-12-14', '2026-12-29', '15 days, a Tuesday'),
  back(
    'klausimai tarptautinis vpi elektroninis 2026-12-23',
    '2026-12-17',
    '2026-12-17',
    '23 December less 6',
  ),
  back(
    'klausimai supaprastintas vpi elektroninis 2026-12-23',
    '2026-12-19',
    '2026-12-18',
    '23 December less 4 is a Saturday',
  ),
  same(
    'pretenzija tarptautinis vpi elektroninis 2026-11-24 2026-11-25 2026-11-30',
    '2026-12-09',
    'ten days and the 5 days of waiting',
  ),
  same(
    'pretenzija tarptautinis vpi elektroninis 2026-11-24 2026-11-25 2026-11-25',
    '2026-12-07',
    'ten days and a working day, Monday after Friday',
  ),
  buyer('paaiskinimas tarptautinis vpi elektroninis 2026-12-03', '2026-12-18', '3 and 15'),
  buyer('rezultatai tarptautinis vpi elektroninis 2026-12-23', '2026-12-30', '28, 29, 30'),

  example('pretenzija tarptautinis vpi elektroninis 2026-06-26', '2026-07-06', {
    legal: '2026-07-07',
    safe: '2026-07-03',
    why: '6 July is a holiday on a Monday: back over the weekend to Friday, on to Tuesday',
  }),
  example('pretenzija tarptautinis vpi elektroninis 2026-10-22', '2026-11-01', {
    legal: '2026-11-03',
    safe: '2026-10-30',
    why: 'Sunday, 1 November, and Monday, 2 November, are holidays',
  }),
  same(
    'pretenzija supaprastintas vpi elektroninis 2026-10-29',
    '2026-11-06',
    '30 October; 3, 4, 5, 6 November',
  ),
  same(
    'pretenzija supaprastintas pi elektroninis 2026-04-01',
    '2026-04-09',
    'over Easter: 2, 3, 7, 8, 9 April',
  ),
  same(
    'pretenzija mazos-vertes pi elektroninis 2027-03-24',
    '2027-04-01',
    'over Easter: 25, 26, 30, 31 March, 1 April',
  ),
  example('pretenzija tarptautinis pi elektroninis 2027-02-04', '2027-02-14', {
    legal: '2027-02-15',
    safe: '2027-02-12',
    why: '14 February is a Sunday',
  }),
  example('pretenzija tarptautinis vpi elektroninis 2027-02-06', '2027-02-16', {
    legal: '2027-02-17',
    safe: '2027-02-15',
    why: 'sent on a Saturday; 16 February is a holiday on a Tuesday',
  }),
  example('pretenzija tarptautinis vpi elektroninis 2028-02-24', '2028-03-05', {
    legal: '2028-03-06',
    safe: '2028-03-03',
    why: 'February has 29 days; 5 March is a Sunday',
  }),
  same(
    'teismas tarptautinis vpi elektroninis 2026-12-18',
    '2026-12-28',
    '18 and 10: the Monday after Christmas',
  ),
  example('teismas tarptautinis pi pastu 2026-12-09', '2026-12-24', {
    legal: '2026-12-28',
    safe: '2026-12-23',
    why: '15 days end on Christmas Eve, then two holidays and a Sunday',
  }),
  same(
    'teismas supaprastintas vpi elektroninis 2024-12-20',
    '2025-01-02',
    '23, 27, 30, 31 December, 2 January',
  ),
  example('pretenzija supaprastintas vpi pastu 2026-11-24', '2026-12-09', {
    legal: '2026-12-09',
    safe: '2026-12-01',
    why: 'by post: 15 days for the end; 25, 26, 27, 30 November, 1 December to be safe',
  }),
  example('pretenzija mazos-vertes pi pastu 2026-12-14', '2026-12-29', {
    legal: '2026-12-29',
    safe: '2026-12-21',
    why: 'by post: 15 days for the end; 15, 16, 17, 18, 21 to be safe',
  }),
  example('negaliojimas tarptautinis vpi elektroninis 2026-08-31', '2027-02-28', {
    legal: '2027-03-01',
    safe: '2027-02-26',
    why: 'February has no 31st, so its last day, a Sunday',
  }),
  example('negaliojimas mazos-vertes pi elektroninis 2026-11-16', '2027-05-16', {
    legal: '2027-05-17',
    safe: '2027-05-14',
    why: 'the 16th six months later is a Sunday',
  }),
  example('tyla supaprastintas pi elektroninis 2027-06-09', '2027-06-24', {
    legal: '2027-06-25',
    safe: '2027-06-23',
    why: '24 June is a holiday on a Thursday',
  }),
  example('atidejimas tarptautinis vpi elektroninis 2026-05-21', '2026-05-31', {
    legal: '2026-06-01',
    safe: '2026-05-29',
    why: '31 May is a Sunday',
  }),
  same(
    'atidejimas supaprastintas pi elektroninis 2026-02-13',
    '2026-02-23',
    '17, 18, 19, 20, 23; 16 is a holiday',
  ),
  buyer(
    'atsakymas supaprastintas pi elektroninis 2027-12-22',
    '2027-12-31',
    '23, 27, 28, 29, 30, 31 December',
  ),
  {
    ...buyer('paaiskinimas mazos-vertes vpi elektroninis 2026-07-31', '2026-08-15', ''),
    legal: '2026-08-17',
    why: '15 August is a holiday on a Saturday',
  },
  back(
    'klausimai tarptautinis vpi elektroninis 2026-12-31',
    '2026-12-25',
    '2026-12-23',
    '31 less 6 is Christmas, and the day before is a holiday too',
  ),
  back(
    'klausimai supaprastintas pi elektroninis 2026-07-10',
    '2026-07-06',
    '2026-07-03',
    '10 less 4 is a holiday on a Monday',
  ),
  same(
    'salygos tarptautinis vpi elektroninis 2026-04-26',
    '2026-05-06',
    'published on a Sunday; 4 days of April, 6 of May',
  ),
  same(
    'salygos mazos-vertes vpi elektroninis 2026-04-29',
    '2026-05-07',
    '30 April; 4, 5, 6, 7 May; 1 May is a holiday',
  ),
  same(
    'pretenzija tarptautinis vpi elektroninis 2026-11-25 2026-12-01 2026-12-01',
    '2026-12-07',
    'Saturday, 5 December, and a working day',
  ),
  example('atidejimas tarptautinis vpi elektroninis 2026-11-24 2026-11-26 2026-11-28', '2026-12-06', {
    legal: '2026-12-07',
    safe: '2026-12-04',
    why: '4 December and 2 days of waiting: a Sunday',
  }),
  buyer('rezultatai mazos-vertes pi elektroninis 2026-10-29', '2026-11-04', '30 October; 3, 4 November'),
  same(
    'salygos tarptautinis pi elektroninis 2026-04-26',
    '2026-05-06',
    'under PĮ as under VPĮ: 4 days of April, 6 of May',
  ),
  same(
    'pretenzija tarptautinis pi elektroninis 2026-11-24 2026-11-25 2026-11-30',
    '2026-12-09',
    'under PĮ, too: 10 days and 5 of waiting',
  ),
  buyer('paaiskinimas supaprastintas pi elektroninis 2026-12-03', '2026-12-18', '3 and 15'),
  example('nutraukimas tarptautinis vpi elektroninis 2026-11-20', '2026-12-20', {
    legal: '2026-12-21',
    safe: '2026-12-18',
    why: '10 days of November, 20 of December: a Sunday',
  }),
  same('ex-ante supaprastintas vpi elektroninis 2026-12-22', '2026-12-31', '23, 28, 29, 30, 31'),
  example('ex-ante tarptautinis pi elektroninis 2026-05-21', '2026-05-31', {
    legal: '2026-06-01',
    safe: '2026-05-29',
    why: '10 days: 31 May is a Sunday',
  }),
]
