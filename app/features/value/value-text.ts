export const VALUE_PAGE = {
  label: 'Vertės skaičiuoklė',
  description:
    'Sužinokite, ar pirkimas tarptautinis, supaprastintas ar mažos vertės: vertė su pratęsimais ir dalimis, riba, jos galiojimas ir šaltinis.',
  intro:
    'Įrašykite pirkimo vertę, ir matysite, ar pirkimas tarptautinis, supaprastintas ar mažos vertės, kuri riba tai lemia ir ko dėl to laukti tiekėjui.',
  disclaimer: 'Skaičiuoklės atsakymas orientacinis; lemia įstatymas ir pirkimo dokumentai.',
} as const
