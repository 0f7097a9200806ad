/** Title and description of /blog, on the page and in its head. */
export const ARTICLE_INDEX = {
  title: 'Straipsniai apie viešuosius pirkimus',
  description:
    'Praktiniai patarimai tiekėjams: kaip rasti pirkimus, parengti pasiūlymą, užpildyti EBVPD ir valdyti sutartį.',
}
