export const CHANGE_LOG = {
  label: 'Straipsnių pakeitimai',
  title: 'Kas pasikeitė straipsniuose ir kituose tekstuose',
  description:
    'Kada ir kas pakeista mūsų straipsniuose, informaciniuose ir teisiniuose puslapiuose: visi pakeitimai pagal datą.',
  intro:
    'Keičiantis įstatymams ir vertės riboms, keičiame ir tekstus. Čia surašyta, kas ir kada pakeista; kada tekstas patikrintas, nurodyta jo pradžioje.',
}
