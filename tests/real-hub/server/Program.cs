// The operator's two hubs as ASP.NET Core has them, with the framework's own keep-alive and time-outs.
//   --urls    where it listens
//   --redis   host:port of the backplane that carries messages to the other processes; alone without one
//   --feed    origin of the stand-in whose hubs are relayed; with a backplane one process feeds all of them
using RealHub;

var builder = WebApplication.CreateBuilder(args);
builder.Logging.SetMinimumLevel(LogLevel.Error);
var signalR = builder.Services.AddSignalR();
if (builder.Configuration["redis"] is { } redis)
{
#if BACKPLANE
    signalR.AddStackExchangeRedis(redis);
#else
    throw new InvalidOperationException($"built without the backplane, cannot use {redis} with {signalR}");
#endif
}
if (builder.Configuration["feed"] is { } feed)
{
    builder.Services.AddHostedService(services => Feed<LiteHub>.From(services, feed + LiteHub.Path));
    builder.Services.AddHostedService(services => Feed<ScoreHub>.From(services, feed + ScoreHub.Path));
}
var lite = new Door<LiteHub>();
var score = new Door<ScoreHub>();
builder.Services.AddSingleton(lite).AddSingleton(score);

var app = builder.Build();
Door DoorAt(PathString path) => path.StartsWithSegments(LiteHub.Path) ? lite : score;
app.UseWhen(
    context => !context.Request.Path.StartsWithSegments("/__control"),
    hubs => hubs.Use((context, next) =>
    {
        // A process that ends cuts its clients at once and would let them in again until it is gone.
        var ends = app.Lifetime.ApplicationStopping.IsCancellationRequested;
        if (!ends && !DoorAt(context.Request.Path).Refuses) return next(context);
        context.Response.StatusCode = StatusCodes.Status503ServiceUnavailable;
        return Task.CompletedTask;
    }));
app.MapHub<LiteHub>(LiteHub.Path);
app.MapHub<ScoreHub>(ScoreHub.Path);

// For tests, which reach a process by its own port; the balancer passes nothing on but the hubs.
app.MapGet("/__control/stats", () => new { lite = lite.Stats, score = score.Stats });
app.MapPost("/__control/hubs", (Order order) =>
{
    if (order.Hub is null or "lite") lite.Apply(order.Action);
    if (order.Hub is null or "score") score.Apply(order.Action);
});
app.Run();

internal sealed record Order(string Action, string? Hub);
