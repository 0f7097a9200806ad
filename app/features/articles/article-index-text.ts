export const ARTICLE_INDEX = {
  label: 'Straipsniai',
  description:
    'Praktiniai patarimai tiekėjams: kaip rasti pirkimus, parengti pasiūlymą, užpildyti EBVPD ir vykdyti sutartį.',
}
