import { answerCookieBanner } from '../screens/visitor.ts'
import { foundCodes } from './support/code-browser.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ context }) => answerCookieBanner(context))

test('the tree of codes announces what is open and what is chosen', async ({ page }) => {
  await page.goto('/bvpz-kodai?kodas=45300000-0')
  await page.getByRole('button', { name: 'Rodyti smulkesnius: 45350000-5' }).click()
  await page.getByRole('button', { name: 'Pridėti: 45351000-2' }).click()
  await expect(page.getByRole('search')).toMatchAriaSnapshot(`
    - search:
      - text: Ieškoti BVPŽ kodo
      - searchbox "Ieškoti BVPŽ kodo"
      - button "Ieškoti"
      - paragraph: Įveskite bent 2 simbolius. Ieškoti galima pagal kodą arba pavadinimą lietuvių ar anglų kalba.
  `)
  await expect(page.getByRole('navigation', { name: 'Vieta klasifikatoriuje' })).toMatchAriaSnapshot(`
    - navigation "Vieta klasifikatoriuje":
      - list:
        - listitem:
          - link "Visi skyriai":
            - /url: /bvpz-kodai
        - listitem:
          - link "Statybos darbai":
            - /url: /bvpz-kodai?kodas=45000000-7
        - listitem: Pastatų įrengimo darbai
  `)
  const open = page.getByRole('button', { name: 'Slėpti: 45350000-5' })
  await expect(page.getByRole('listitem').filter({ has: open }).last()).toMatchAriaSnapshot(`
    - listitem:
      - link "45350000-5":
        - /url: /bvpz-kodai/45350000-5
      - link "Mechaninės įrangos montavimas":
        - /url: /bvpz-kodai?kodas=45350000-5
      - text: Mechanical installations
      - 'button "Slėpti: 45350000-5 Mechaninės įrangos montavimas" [expanded]'
      - 'button "Pridėti: 45350000-5 Mechaninės įrangos montavimas"'
      - list:
        - listitem:
          - link "45351000-2":
            - /url: /bvpz-kodai/45351000-2
          - link "Mechaninės inžinerijos montavimo darbai":
            - /url: /bvpz-kodai?kodas=45351000-2
          - text: Mechanical engineering installation works
          - 'button "Rodyti smulkesnius: 45351000-2 Mechaninės inžinerijos montavimo darbai"'
          - 'button "Pridėta: 45351000-2 Mechaninės inžinerijos montavimo darbai"'
  `)
  await expect(page.getByRole('complementary', { name: 'Pasirinkti kodai' })).toMatchAriaSnapshot(`
    - complementary "Pasirinkti kodai":
      - heading "Pasirinkti kodai" [level=2]
      - status: 1 kodas
      - list:
        - listitem:
          - paragraph: 45351000-2
          - paragraph: Mechaninės inžinerijos montavimo darbai
          - 'button "Pašalinti: 45351000-2 Mechaninės inžinerijos montavimo darbai"'
      - link "Gauti šių kodų skelbimus":
        - /url: /uzklausa?kodai=45351000-2&noriu=offer,sample
      - button "Kopijuoti nuorodą"
      - link "Atsisiųsti CSV":
        - /url: /bvpz-kodai/pasirinkti.csv?kodai=45351000-2
      - button "Išvalyti"
  `)
})

test('the results of a search are a list of links with a button each', async ({ page }) => {
  await page.goto('/bvpz-kodai')
  await page.getByRole('searchbox', { name: 'Ieškoti BVPŽ kodo' }).pressSequentially('elektrikas')
  await expect(page.getByText('Pagal „elektrikas“ rasta')).toBeVisible()
  await expect(foundCodes(page).first()).toMatchAriaSnapshot(`
    - listitem:
      - text: 45310000-3
      - link "Elektros instaliacijos montavimo darbai":
        - /url: /bvpz-kodai/45310000-3
      - paragraph: Pastatų įrengimo darbai
      - 'button "Pridėti: 45310000-3 Elektros instaliacijos montavimo darbai"'
  `)
})
