/** What the addresses of the membership say until its part of the product opens. */
export interface MembershipNotice {
  title: string;
  text: string;
}

export function membershipNotice(pathname: string): MembershipNotice {
  if (pathname.startsWith('/uye-ol')) {
    return {
      title: 'Üyelik çok yakında',
      text: 'Online üyelik kısa süre içinde burada açılacak. O zamana kadar programı, canlı oranları ve skorları üye olmadan takip edebilirsin.',
    };
  }
  if (pathname.startsWith('/profil/kuponlarim')) {
    return {
      title: 'Kuponların burada olacak',
      text: 'Kuponlarını görmek için giriş yapman gerekir. Üye girişi kısa süre içinde açılacak; seçtiğin oranlar bu cihazda seni bekler.',
    };
  }
  if (pathname.startsWith('/profil')) {
    return {
      title: 'Profilin burada olacak',
      text: 'Profilini görmek için giriş yapman gerekir. Üye girişi kısa süre içinde açılacak.',
    };
  }
  return {
    title: 'Üye girişi çok yakında',
    text: 'Giriş kısa süre içinde burada açılacak. O zamana kadar programı, canlı oranları ve skorları üye olmadan takip edebilirsin.',
  };
}
