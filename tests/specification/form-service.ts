import { fillLeadForm, openLeadForm } from '../e2e/support/fill-lead-form.ts'
import { MAILED_WITHIN, submit } from '../e2e/support/lead-journey.ts'
import { expect } from '../e2e/support/test.ts'
import { storedLeads } from '../support/stored-leads.ts'
import { loggedDuring, withFormService } from './database.ts'
import type { Fields } from './form.ts'
import { postLead } from './form-fields.ts'
import { onOtherSite } from './other-site.ts'
import type { Check } from './row.ts'
import { type Journey, leadSent, mailOf, sendLead } from './sent-lead.ts'
import type { SpecifiedSite } from './specified-site.ts'

/** Pauses between tries begin with half a minute at most and double. */
const TRIED_AGAIN = { timeout: 240_000 }

/** The form service gets exactly one request of this lead: a POST with exactly these members and a message that begins so. */
export function mails(journey: Journey, contentType: string, members: Fields, beginning: string): Check {
  return async (observer) => {
    const { site } = observer
    const { form } = await leadSent(observer, journey)
    const { message, ...others } = await mailOf(site, form.email)
    const filled = Object.entries(members).map(([name, value]) => [
      name,
      value.replace('{email}', form.email),
    ])
    expect(others).toEqual(Object.fromEntries(filled))
    expect(String(message).startsWith(`${beginning}\n`)).toBe(true)
    const all = site.formService.requests.filter(({ body }) => body.includes(form.email))
    expect(all).toMatchObject([{ method: 'POST', headers: { 'content-type': contentType } }])
  }
}

/** Whole lines of the message: those of the lead in any place, those of its campaign at the end and in this order. */
export function mailsText(journey: Journey, lines: readonly string[], campaign: readonly string[]): Check {
  return async (observer) => {
    const { site } = observer
    const { form } = await leadSent(observer, journey)
    const fill = (line: string) => line.replace('{email}', form.email).replace('{site}', site.url)
    const { message } = await mailOf(site, form.email)
    const found = String(message).trimEnd().split('\n')
    expect(found).toEqual(expect.arrayContaining(lines.map(fill)))
    expect(found.slice(-campaign.length)).toEqual(campaign.map(fill))
  }
}

/** The message names each activity by its label. */
export function mailsActivities(lines: Fields): Check {
  return async ({ site }) => {
    for (const [activity, line] of Object.entries(lines)) {
      const email = `${activity}@azuolo-stogai.lt`
      expect((await postLead(site.url, { activity, email })).status).toBe(200)
      const { message } = await mailOf(site, email)
      expect(String(message).split('\n')).toContain(line)
    }
  }
}

/** A request that looks like spam is thanked for, stored and mailed under this subject. */
export function marksSpam(subject: string): Check {
  return async ({ site }) => {
    const email = 'robotas@azuolo-stogai.lt'
    const name = 'Pigiau: https://example.com'
    expect((await postLead(site.url, { email, name, company: '<a href=x>Nuoroda' })).status).toBe(200)
    expect(await mailOf(site, email)).toMatchObject({ subject })
    expect(await leadOf(site, email)).toMatchObject({ mail_state: 'quarantined' })
  }
}

/** When the service does not accept the mail, the visitor is thanked; the reason is stored, the words logged; it is sent later. */
export function mailsAgainAfter(
  response: { status: number; body: string },
  reason: string,
  logged: string,
): Check {
  return async (observer) => {
    const { site } = observer
    const { result: email } = await loggedDuring(site, [reason, logged], () =>
      withFormService(site, response, async () => {
        const { form } = await sendLead(observer, { typed: {}, search: '' })
        await expect
          .poll(() => leadOf(site, form.email), MAILED_WITHIN)
          .toMatchObject({ mail_state: 'pending', mail_last_error: expect.stringContaining(reason) })
        return form.email
      }),
    )
    await expect.poll(() => leadOf(site, email), TRIED_AGAIN).toMatchObject({ mail_state: 'sent' })
  }
}

/** The service's words are logged, but not what the visitor has written into the form. */
export function logsNothingOfVisitor(values: Fields, status: number, words: string): Check {
  return async (observer) => {
    const { site } = observer
    const body = `${words} ${Object.values(values).join(' ')}`
    const { texts } = await loggedDuring(site, [words], () =>
      withFormService(site, { status, body }, async () => {
        const { form } = await sendLead(observer, { typed: values, search: '' })
        await expect
          .poll(() => leadOf(site, form.email), MAILED_WITHIN)
          .toMatchObject({ mail_last_error: expect.any(String) })
      }),
    )
    for (const word of Object.values(values).join(' ').split(' ')) expect(texts.join()).not.toContain(word)
  }
}

/** When the service refuses a mail for its contents again and again, staff get the number alone. */
export function mailsNumberAlone(status: number, subject: string): Check {
  return async (observer) => {
    const { site } = observer
    await withFormService(site, { status, body: 'refused' }, async () => {
      const { form, reference } = await sendLead(observer, { typed: {}, search: '' })
      const find = () =>
        site.formService.requests.find(({ body }) => body.includes(subject) && body.includes(reference))
      await expect.poll(find, TRIED_AGAIN).toBeDefined()
      const { message, replyto } = JSON.parse(find()?.body ?? '{}')
      for (const typed of [form.email, form.company, form.name]) expect(message).not.toContain(typed)
      expect(replyto).toBeUndefined()
    })
  }
}

/** On a site that mails by itself the subject says what to do, the text no empty campaign, and a sample goes to who asks for it. */
export function mailsWithoutService(task: string, sampleSubject: string): Check {
  return onOtherSite({}, async (server, { visit }) => {
    const page = await visit({ baseURL: server.url })
    await openLeadForm(page, '/?kodai=90911200-8#trial')
    const form = await fillLeadForm(page, { wants: 'sample', contact_by: 'email' })
    await submit(page)
    await expect(page).toHaveURL(/\/aciu\?/)
    const reference = new URL(page.url()).searchParams.get('nr') ?? ''
    const mailed = async (id: string) =>
      (await server.mails()).find(({ messageId }) => messageId?.startsWith(`<${id}@`))
    await expect
      .poll(() => mailed(reference), MAILED_WITHIN)
      .toMatchObject({
        subject: `${task}: ${form.company} (${reference})`,
        text: expect.not.stringContaining('utm_'),
      })
    await expect
      .poll(() => mailed(`${reference}-sample`), MAILED_WITHIN)
      .toMatchObject({ subject: sampleSubject, to: [{ address: form.email }] })
  })
}

async function leadOf({ databaseUrl }: SpecifiedSite, email: string) {
  return (await storedLeads(databaseUrl)).find((lead) => lead.email === email)
}
