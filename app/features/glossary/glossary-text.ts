export const GLOSSARY_PAGE = {
  checkedOn: '2026-11-23',
  label: 'Žodynėlis',
  description:
    'Keturiasdešimt viešųjų pirkimų sąvokų tiekėjui suprantamais žodžiais: ką reiškia, kuo remiasi apibrėžimas ir kur skaityti daugiau.',
  intro:
    'Keturiasdešimt sąvokų, kurias sutiksite skelbimuose, pirkimo sąlygose ir mūsų straipsniuose. Apibrėžimai sutrumpinti: kilus ginčui, skaitykite patį teisės aktą, nurodytą po apibrėžimu.',
  legend:
    'VPĮ – Viešųjų pirkimų įstatymas, PĮ – vandentvarkos, energetikos, transporto ir pašto srities pirkimų įstatymas. Įstatymų tekstas – pagal 2026 m. vasario ir liepos TAR atvirų duomenų kopijas.',
}
