export default function CpvBrowserPage() {
  return <p>…</p>
}
