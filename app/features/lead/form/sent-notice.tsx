import { useEffect, useState } from 'react'
import { TIME_ZONE } from '#config/time-zone.ts'
import { type SentLead, sentLead } from './sent-lead.ts'

/** After Back the filled form would look unsent. The browser returns to the button that sent it, so the line stands there. `stored-codes-script.ts` keeps its room before it is shown. */
export function SentNotice({ onSendAnother }: { onSendAnother: () => void }) {
  const [sent, setSent] = useState<SentLead | null>(null)
  useEffect(() => {
    const show = () => {
      const lead = sentLead.recall()
      const isShown = lead?.kind === 'request' && Boolean(lead.reference)
      document.documentElement.toggleAttribute('data-sent', isShown)
      setSent(isShown ? lead : null)
    }
    show()
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])
  function sendAnother() {
    sentLead.forget()
    setSent(null)
    document.documentElement.removeAttribute('data-sent')
    onSendAnother()
  }
  return (
    <div role="status" className="sent-notice">
      {sent && (
        <>
          <p>
            Užklausą <strong className="whitespace-nowrap">{sent.reference}</strong> gavome {timeOf(sent.at)}.
          </p>
          <button type="button" onClick={sendAnother} className="link list-target cursor-pointer">
            Siųsti kitą
          </button>
        </>
      )}
    </div>
  )
}

/** „20:52“ */
function timeOf(at: number): string {
  return new Date(at).toLocaleTimeString('lt', { timeZone: TIME_ZONE, timeStyle: 'short' })
}
