using Microsoft.AspNetCore.SignalR;

namespace SecondBackend;

/// <summary>Odds. Nothing can be called on a hub; it only broadcasts.</summary>
public sealed class LiteHub : Hub;

public sealed class ScoreHub : Hub;

/// <summary>Moves odds and scores, and tells both hubs.</summary>
public sealed class Trader(Programme programme, IHubContext<LiteHub> lite, IHubContext<ScoreHub> score) : BackgroundService
{
    private const int SecondsToAGoal = 20;

    protected override async Task ExecuteAsync(CancellationToken stop)
    {
        using var everySecond = new PeriodicTimer(TimeSpan.FromSeconds(1));
        for (var second = 1; await everySecond.WaitForNextTickAsync(stop); second++)
        {
            await lite.Clients.All.SendAsync("currentOdds", programme.ChangeOdd(Random.Shared), stop);
            foreach (var each in programme.Tick(goal: second % SecondsToAGoal == 0))
            {
                await score.Clients.All.SendAsync("currentScore", each, stop);
            }
        }
    }
}
