/** Push in the OpenAPI document: the requests to the operator's receiver, and the messages that it sends. */
import type { Struct } from 'superstruct';
import type { DescribedContract } from './load-contract.ts';
import type { Schema } from './schema.ts';

const PASSAGES = { 'x-assumption': ['assumption-100'], 'x-source': ['wire-push-1', 'wire-push-2', 'wire-push-3'] };

/** Requests to the address that `push.subscribe` of `environment.json` names. */
export function pushPathItem(contract: DescribedContract): Record<string, object> {
  const { pushSubscriptionShape, pushRemovalShape } = contract;
  const bodyOf = (shape: unknown): object => ({
    required: true,
    content: { 'application/json': { schema: schemaOf(shape, contract) } },
  });
  const answers = (more: Record<string, object>): object => ({
    responses: { '2XX': { description: 'It is done. The body is not read.' }, ...more },
    ...PASSAGES,
  });
  return {
    servers: [
      {
        url: '{push}',
        variables: { push: { default: '/push', description: '`push.subscribe` of `environment.json`.' } },
      },
    ],
    post: {
      operationId: 'storePushSubscription',
      summary: 'Stores a subscription, or replaces the one with the same endpoint.',
      security: [{ member: [] }],
      requestBody: bodyOf(pushSubscriptionShape),
      ...answers({
        '401': { description: 'The product renews the token and repeats once.' },
        '404': { description: 'The product subscribes anew and repeats once.' },
        '410': { description: 'The same as 404.' },
      }),
    },
    delete: {
      operationId: 'deletePushSubscription',
      summary: 'Deletes a subscription by its endpoint.',
      // A sign-out has removed the session first.
      security: [{ member: [] }, {}],
      requestBody: bodyOf(pushRemovalShape),
      ...answers({}),
    },
  };
}

/** The content of a message, before its encryption for the device (RFC 8291). */
export function pushWebhook(contract: DescribedContract): Record<string, object> {
  const schema = schemaOf(contract.pushMessageShape, contract);
  return {
    post: {
      operationId: 'push',
      summary: 'News for a device whose browser does not have the product open.',
      description:
        'Sent to the endpoint of a subscription, encrypted (RFC 8291) and signed with the key of `push.key` (RFC 8292).',
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: {
        '201': { description: 'The push service delivers it.' },
        '410': { description: 'The subscription is over.' },
      },
      ...PASSAGES,
    },
  };
}

/** Described in place: the named schemas are those of the services. */
const schemaOf = (shape: unknown, { parametersOf }: DescribedContract): Schema => parametersOf(shape as Struct);
