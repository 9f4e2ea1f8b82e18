// A backend of the product, written from docs/contract alone: twenty read calls and both hubs.
//   --urls     where it listens
//   --calls    calls.json: the twenty calls, and the sample that each is answered with
using SecondBackend;

var builder = WebApplication.CreateBuilder(args);
builder.Logging.SetMinimumLevel(LogLevel.Warning);
var samples = new Samples(builder.Configuration["calls"] ?? throw new InvalidOperationException("--calls FILE is missing"));
builder.Services.AddSignalR();
builder.Services.AddSingleton(samples).AddSingleton<Programme>().AddHostedService<Trader>();
builder.Services.AddResponseCompression(options => options.EnableForHttps = true);
builder.Services.AddCors(cors => cors.AddDefaultPolicy(policy => policy
    .AllowAnyOrigin().AllowAnyHeader().AllowAnyMethod()
    .WithExposedHeaders("Retry-After").SetPreflightMaxAge(TimeSpan.FromHours(2))));

var app = builder.Build();
app.UseResponseCompression();
app.UseCors();
app.MapHub<LiteHub>("/sportsBookHubLite");
app.MapHub<ScoreHub>("/sportsBookHub");

var programme = app.Services.GetRequiredService<Programme>();
var typed = new Dictionary<string, Delegate>
{
    ["getEvents"] = (int st, int type, long version) => Answer.Success(programme.List(st, type, version)),
    ["getEvent"] = (int id) => programme.Find(id) is { } found
        ? Answer.Success(found)
        : Answer.Refusal(402, "EventNotNull", "Şu anda oynanabilir bahis bulunmamaktadır."),
    ["getInfo"] = () => Answer.Success(programme.Info()),
    ["getLiveEventsForWidget"] = () => Answer.Success(programme.Running()),
    ["getUpcomingEventsForWidget"] = () => Answer.Success(programme.Upcoming()),
};
foreach (var call in samples.Calls)
{
    app.MapGet(call.Path, typed.GetValueOrDefault(call.Operation) ?? ((HttpRequest asked) => Recorded(call, asked.Path)));
}
app.Run();

// Statistics were recorded for one match each; of any other nothing is known (wire-envelope-5).
IResult Recorded(Call call, PathString asked)
{
    var isOther = call.Path.Contains('{') && asked != new PathString(call.Example.Split('?')[0]);
    return Answer.Success(isOther ? new object() : samples.Data(call.Sample));
}
