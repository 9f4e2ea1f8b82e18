import { useState } from 'react';
import { failureText } from '../../domain/failure-text.ts';
import { chooseRetailer, useRegistration } from '../../state/member/registration.ts';
import { useRetailerSearch } from '../../parts/retailer-picker/use-retailer-search.ts';
import { RetailerPicker } from '../../parts/retailer-picker/retailer-picker.tsx';

/** Step 3: the retailer the membership begins with. */
export function RetailerStep() {
  const search = useRetailerSearch();
  const { choosing } = useRegistration();
  const [error, setError] = useState<string | null>(null);

  const choose = async (retailerId: number): Promise<void> => {
    setError(null);
    const failure = await chooseRetailer(retailerId);
    if (failure !== null) setError(failureText(failure));
  };

  return (
    <RetailerPicker
      mode="NO_RETAILER_SELECTED"
      search={search}
      busy={choosing}
      error={error}
      onChoose={({ id }) => void choose(id)}
    />
  );
}
