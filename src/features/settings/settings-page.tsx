export default function SettingsPage() {
  return <h1>Ayarlar</h1>;
}
