export default function CouponPage() {
  return <h1>Kupon detayı</h1>;
}
