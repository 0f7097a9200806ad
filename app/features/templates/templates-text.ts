/** Texts of the list of templates, on the page and in its head. */
export const TEMPLATES_PAGE = {
  label: 'Šablonai',
  description:
    'Septyni šablonai tiekėjui: pretenzija, klausimas, prašymas, dokumentų sąrašas, reikalavimų ir pinigų srautų lentelės, jungtinės veiklos sutarties planas.',
  intro:
    'Raštai pirkėjui ir darbo lentelės, kurių prireikia rengiant pasiūlymą, vykdant sutartį ar ginčijant sprendimą. Kiekvieną šabloną galima perskaityti čia, atsisiųsti ir užpildyti savo duomenimis – nemokamai ir be registracijos.',
  disclaimer:
    'Šablonas padeda nieko nepamiršti, bet teisinės konsultacijos neatstoja: vadovaukitės įstatymu ir savo pirkimo dokumentais.',
} as const

/** On the download button. */
export const FORMAT_NAMES = { docx: 'Word', xlsx: 'Excel' } as const
