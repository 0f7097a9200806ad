import { campaignParameters, withCampaign } from './campaign-links.ts'

/** Campaign values survive moves between pages without storage: followed links and sent GET forms carry them along. */
export function carryCampaign(): void {
  const parameters = campaignParameters(location.href)
  if (parameters.size === 0) return
  const addTo = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([href^="#"])')
    if (link) link.href = withCampaign(link.href, parameters, location.origin)
  }
  addEventListener('click', addTo, true)
  addEventListener('auxclick', addTo, true)
  // Also of `new FormData(form)`, with which scripts ask for what sending the form would show.
  addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement && target.method === 'get')) return
    for (const [name, value] of parameters) formData.set(name, value)
  })
}
