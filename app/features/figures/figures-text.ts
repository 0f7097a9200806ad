export const FIGURES_PAGE = {
  label: 'Pirkimų skaičiai',
  description:
    'Vertės ribos, pasiūlymų, pretenzijų ir mokėjimo terminai, procentai – su įstatymo straipsniu, šaltiniu ir patikros data.',
  intro:
    'Viešųjų pirkimų ribos, terminai ir procentai vienoje vietoje: koks dydis, kam taikomas, kuriame akte ir straipsnyje nustatytas, kada patikrintas.',
  legend:
    'VPĮ – Viešųjų pirkimų įstatymas, PĮ – vandentvarkos, energetikos, transporto ir pašto srities pirkimų įstatymas, MVP tvarkos aprašas – Mažos vertės pirkimų tvarkos aprašas. Jei nurodytos tiesiog dienos, jos kalendorinės; į darbo dienas savaitgaliai ir šventės neįeina. „Tikrinta pagal antrinį šaltinį“ reiškia, kad paties teisės akto neskaitėme: prieš remdamiesi tokiu skaičiumi, atsiverskite aktą.',
  unsigned: 'Skaičius rinko ir tikrino redakcija, teisininkas jų nepatvirtino.',
  disclaimer:
    'Tai bendro pobūdžio informacija, ne teisinė konsultacija. Lemia galiojanti įstatymo redakcija ir konkretaus pirkimo dokumentai.',
}
