export default function CouponGroupPage() {
  return <h1>Çoklu kupon</h1>;
}
