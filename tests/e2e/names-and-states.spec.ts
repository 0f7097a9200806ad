import { answerCookieBanner } from '../screens/visitor.ts'
import { openLeadForm } from './support/fill-lead-form.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ context }) => answerCookieBanner(context))

const CODES_LINK = `- link "BVPŽ kodai":
          - /url: /bvpz-kodai
        `
const sectionLinks = (before = '') => `- link "Paslaugos":
          - /url: "#paslaugos"
        - link "Naujienlaiškis":
          - /url: "#naujienlaiskis"
        - link "Privalumai":
          - /url: "#privalumai"
        ${before}- link "Straipsniai":
          - /url: /blog
        - link "Apie mus":
          - /url: "#apie-mus"
        - link "Kontaktai":
          - /url: "#kontaktai"`

test('the header announces its links', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link /\\+370/
      - text: /dirbame/
      - navigation "Kitos sistemos":
        - link "CVP IS (atsidaro naujame lange)"
        - link "Prisijungti (atsidaro naujame lange)"
      - link "Viešieji pirkimai el. paštu":
        - /url: /
      - navigation "Pagrindinis meniu":
        - button "Įrankiai"
        ${sectionLinks(CODES_LINK)}
      - link "Gauti pasiūlymą":
        - /url: /?noriu=offer#trial
  `)
})

test('on a phone the header has the menu, and the open menu announces its links', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Viešieji pirkimai el. paštu":
        - /url: /
      - link "Gauti pasiūlymą":
        - /url: /?noriu=offer#trial
      - button "Atidaryti meniu"
  `)
  await page.getByRole('button', { name: 'Atidaryti meniu' }).click()
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Viešieji pirkimai el. paštu":
        - /url: /
      - link "Gauti pasiūlymą":
        - /url: /?noriu=offer#trial
      - button "Atidaryti meniu"
      - paragraph: Meniu
      - button "Uždaryti meniu"
      - navigation "Įrankiai":
        - link "Mano laiškas":
          - /url: /laiskas
        - link "BVPŽ kodai":
          - /url: /bvpz-kodai
        - link "Atsakymai":
          - /url: /atsakymai
        - link "Terminų skaičiuoklė":
          - /url: /terminai
        - link "Vertės skaičiuoklė":
          - /url: /verte
        - link "Dokumentų šablonai":
          - /url: /sablonai
        - link "Pirkimų skaičiai":
          - /url: /pirkimu-skaiciai
        - link "Žodynėlis":
          - /url: /zodynelis
      - navigation "Meniu":
        ${sectionLinks()}
        - link "CVP IS (atsidaro naujame lange)"
        - link "Prisijungti (atsidaro naujame lange)"
      - link /\\+370/
      - text: /dirbame/
      - link "Gauti pasiūlymą":
        - /url: /?noriu=offer#trial
  `)
})

test('the form announces its fields', async ({ page }) => {
  await openLeadForm(page)
  const form = page.getByRole('form', { name: 'Užklausos forma' })
  await expect(form).toMatchAriaSnapshot(`
    - form "Užklausos forma":
      - group "Ko pageidaujate?":
        - checkbox "Pasiūlymo"
        - checkbox "Naujienlaiškio pavyzdžio"
        - checkbox "Konsultacijos"
      - text: Kaip dalyvaujate viešuosiuose pirkimuose?
      - combobox "Kaip dalyvaujate viešuosiuose pirkimuose?":
        - option "Pasirinkite" [selected]
        - option "Aktyviai dalyvaujame"
        - option "Tik pradedame"
        - option "Domina konkretus pirkimas"
      - text: Įmonės kodas
      - textbox "Įmonės kodas"
      - text: Įmonės pavadinimas
      - textbox "Įmonės pavadinimas"
      - text: Vardas
      - textbox "Vardas"
      - text: El. paštas
      - textbox "El. paštas"
      - text: Telefonas
      - textbox "Telefonas"
      - group "Kaip patogiau susisiekti?":
        - radio "El. paštu"
        - radio "Telefonu"
      - text: Veiklos sritis
      - textbox "Veiklos sritis":
        - /placeholder: Pvz., pastatų valymas
      - text: Iš kur apie mus sužinojote?
      - combobox "Iš kur apie mus sužinojote?":
        - option "Pasirinkite" [selected]
        - option "Paieška internete"
        - option "Rekomendacija"
        - option "Socialiniai tinklai"
        - option "Reklama"
        - option "Esamas klientas"
        - option "Kita"
      - checkbox "Susipažinau su privatumo politika ir sutinku su naudojimo sąlygomis."
      - text: Susipažinau su
      - link "privatumo politika":
        - /url: /privatumo-politika
      - text: ir sutinku su
      - link "naudojimo sąlygomis":
        - /url: /naudojimo-salygos
      - text: .
      - checkbox "Sutinku gauti naujienas ir pasiūlymus el. paštu ar telefonu pagal rinkodaros taisykles."
      - text: Sutinku gauti naujienas ir pasiūlymus el. paštu ar telefonu pagal
      - link "rinkodaros taisykles":
        - /url: /rinkodaros-taisykles
      - text: .
      - button "Siųsti užklausą"
      - paragraph: Užklausa niekuo neįpareigoja. Duomenis ištriname po 12 mėn.
  `)
})
