export default function RetailerCouponsPage() {
  return <h1>Müşteri kuponları</h1>;
}
