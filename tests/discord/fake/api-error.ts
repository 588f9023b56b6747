/** An answer other than success, with Discord's own code. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: number;
  readonly details: readonly string[];

  constructor(status: number, code: number, message: string, details: readonly string[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const unknownChannel = () => new ApiError(404, 10003, 'Unknown Channel');
export const unknownMember = () => new ApiError(404, 10007, 'Unknown Member');
export const archivedThread = () => new ApiError(400, 50083, 'Thread is archived');
export const wrongChannel = () => new ApiError(400, 50024, 'Cannot execute action on this channel type');
export const unknownMessage = () => new ApiError(404, 10008, 'Unknown Message');
export const unknownWebhook = () => new ApiError(404, 10015, 'Unknown Webhook');
export const unknownInteraction = () => new ApiError(404, 10062, 'Unknown interaction');
export const unknownGuild = () => new ApiError(404, 10004, 'Unknown Guild');
export const unauthorized = () => new ApiError(401, 0, '401: Unauthorized');
export const alreadyAcknowledged = () => new ApiError(400, 40060, 'Interaction has already been acknowledged.');
export const missingAccess = () => new ApiError(403, 50001, 'Missing Access');
export const cannotMessageUser = () => new ApiError(403, 50007, 'Cannot send messages to this user');
export const missingPermissions = () => new ApiError(403, 50013, 'Missing Permissions');
export const notAuthor = () => new ApiError(403, 50005, 'Cannot edit a message authored by another user');
export const emptyMessage = () => new ApiError(400, 50006, 'Cannot send an empty message');
export const invalidToken = () => new ApiError(401, 50027, 'Invalid Webhook Token');
export const invalidBody = (details: readonly string[]) => new ApiError(400, 50035, 'Invalid Form Body', details);
export const entryPointLost = () =>
  new ApiError(400, 50240, 'You cannot remove this app’s Entry Point command in a bulk update operation.');
/** Discord tells nobody how it refuses this; that it does is certain. */
export const noActivity = () => new ApiError(403, 50013, 'This application has no Activity');
export const threadExists = () => new ApiError(400, 160004, 'A thread has already been created for this message');
export const tooManyPins = () => new ApiError(400, 30003, 'Maximum number of pins reached (50)');
/** What the servers fail at is no refusal; whoever sends it will send it again. */
export const overwhelmed = () => new ApiError(500, 0, 'Internal Server Error: too much text');
