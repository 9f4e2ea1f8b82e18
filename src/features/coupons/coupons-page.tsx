export default function CouponsPage() {
  return <h1>Kuponlarım</h1>;
}
