export const GLOSSARY_PAGE = {
  label: 'Žodynėlis',
  description:
    'Keturiasdešimt viešųjų pirkimų sąvokų tiekėjui suprantamais žodžiais: ką reiškia, kuo remiasi apibrėžimas ir kur skaityti daugiau.',
  intro:
    'Keturiasdešimt sąvokų, kurias sutiksite skelbimuose, pirkimo sąlygose ir mūsų straipsniuose. Prie kiekvienos nurodyta, kuo remiasi jos apibrėžimas ir kur apie ją rašome išsamiau. Apibrėžimai sutrumpinti: kilus ginčui, skaitykite patį teisės aktą.',
  legend:
    'VPĮ – Viešųjų pirkimų įstatymas, PĮ – vandentvarkos, energetikos, transporto ir pašto sričių pirkimų įstatymas. „Antrinis šaltinis“ reiškia, kad paties teisės akto neskaitėme.',
}
