export const FIGURES_PAGE = {
  label: 'Pirkimų skaičiai',
  description:
    'Vertės ribos, pasiūlymų, pretenzijų ir mokėjimo terminai, procentai – su įstatymo straipsniu, šaltiniu ir patikros data.',
  intro:
    'Viešųjų pirkimų ribos, terminai ir procentai vienoje vietoje: koks dydis, kam taikomas, kuriame akte ir straipsnyje nustatytas.',
  legend:
    'VPĮ – Viešųjų pirkimų įstatymas, PĮ – vandentvarkos, energetikos, transporto ir pašto srities pirkimų įstatymas, CPK – Civilinio proceso kodeksas. Jei nurodytos tiesiog dienos, jos kalendorinės; į darbo dienas savaitgaliai ir šventės neįeina. Žvaigždute pažymėti skaičiai tikrinti pagal antrinius šaltinius.',
  howChecked:
    'Įstatymų tekstas skaitytas 2026 m. vasario ir liepos mėn. Teisės aktų registro (TAR) atvirų duomenų kopijose:',
  disclaimer:
    'Tai bendro pobūdžio informacija, ne teisinė konsultacija. Lemia galiojanti įstatymo redakcija ir konkretaus pirkimo dokumentai.',
}
